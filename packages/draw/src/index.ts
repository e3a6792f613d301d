/** The table drawn as SVG text, in millimetres. Pure: no page, no files. Icons load by `@muster/draw/icons`. */
export { cssVariables, theme } from './themes/themes.ts'
export { SIDES, THEME_NAMES } from './themes/theme.ts'
export type { Side, SideColours, Theme, ThemeName } from './themes/theme.ts'
export { drawBattlefield, treesInTheWay, treesOf } from './battlefield.ts'
export type { BattlefieldOptions, StandingTree } from './battlefield.ts'
export type { Detail } from './decoration/context.ts'
export type { Clearing } from './terrain/wood.ts'
export {
  drawToken,
  drawTokenBody,
  drawTokenRings,
  drawTokenShadow,
  LIFTED_TRANSFORM,
  tokenRadius,
  tokenSvg,
} from './figures/token.ts'
export type { Health, Token, TokenStates } from './figures/token-data.ts'
export { drawObjective, type Objective } from './figures/objective.ts'
export { drawStandee, drawStandeeShadow, standeeSize, type Standee, type StandeeSize } from './figures/standee.ts'
export { groundHeights, hillSlabs, type GroundHeights, type Slab } from './terrain/hill-slabs.ts'
// What stands on the table, for a view from the side: outlines and pictures, in millimetres.
export { uprightsOf, type CutOut, type Uprights } from './upright/uprights.ts'
export type { WallRun } from './upright/walls.ts'
export { MASONRY, stripLength } from './upright/masonry-side.ts'
export type { House } from './upright/houses.ts'
export type { Rock } from './upright/rocks.ts'
export type { SidePicture } from './upright/picture-sheet.ts'
export { drawUprightShadows, LIGHT, SHADOW_FALL } from './upright/shadows.ts'
export { cardBox, drawCard, drawFoot, footBox, footShape, FOOT_HEIGHT } from './upright/card.ts'
export { drawStill, type StillFigure, type StillScene } from './still/still.ts'
export type { Eye } from './still/eye.ts'
export { hasWings, wingPicture, WING_BOX, WINGED_WIDTH } from './upright/wings.ts'
export { facingAngle, type BaseShape } from './figures/base-shape.ts'
export { drawDie, drawStrip, type DieOptions } from './dice.ts'
export { drawFrame, framedViewBox, frameWidth } from './tabletop/frame.ts'
export { feltTile, woodTile, FELT_TILE, WOOD_TILE } from './tabletop/textures.ts'
export { iconNames, type IconName } from './icons/icon-names.ts'
export { iconId, useIcon } from './icons/use-icon.ts'
export { clearingsOf, drawPicture, roofsOver, type Picture } from './picture.ts'
// Overlays on the table: each takes points in table units and gives SVG in millimetres.
export { overlayText, overlayTag, strokeWidth, type OverlayStyle } from './overlays/strokes.ts'
export { drawReach, drawReachFill, drawReachLine, type Reach, type Rings } from './overlays/reach.ts'
export { drawMovePath } from './overlays/move-path.ts'
export { drawZone, drawThreatZone, type Zone } from './overlays/zone.ts'
export { drawSight, type SightProof } from './overlays/sight.ts'
export {
  drawDanger,
  drawHarmed,
  drawPossibleTarget,
  drawChoicePoint,
  drawStopMark,
  drawTarget,
  drawTemplate,
  drawThreateningFigure,
  type Placed,
  type Template,
  type TemplateShape,
} from './overlays/aim.ts'
export { drawMeasure } from './overlays/measure.ts'
export { drawBlowArrow, drawFallenName, drawFallTag, drawFightRing, drawMeleeBand, drawVeil } from './overlays/fight.ts'
export { drawUnitHalo } from './overlays/unit-halo.ts'

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
export { drawUnitHalo } from './overlays/unit-halo.ts'

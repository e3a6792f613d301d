/** Everything that may be, in chalk: each takes plain points in table units and gives SVG in millimetres. */
export { chalkWords, paperTag, penWidth, type Pen } from './chalk.ts'
export { drawReach, drawReachFill, drawReachLine, type Reach, type Rings } from './reach.ts'
export { drawTape } from './tape.ts'
export { drawChalkZone, drawThreat, type Zone } from './zone.ts'
export { drawSight, type SightProof } from './sight.ts'
export {
  drawDanger,
  drawOpening,
  drawSpot,
  drawStop,
  drawTarget,
  drawTemplate,
  drawWarning,
  type Placed,
  type Template,
  type TemplateShape,
} from './aim.ts'
export { drawMeasure } from './measure.ts'
export { drawBand, type Banded } from './band.ts'

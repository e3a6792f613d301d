/** The rules in our own words: terrain. */
import { chapter } from '@muster/engine'

export const terrain = chapter('Terrain', {
  'HW-TERR-01': 'Rough ground (marsh, scree, fords...): an area; costs double movement; no effect on sight or shots.',
  'HW-TERR-02': 'Wood: an area; rough terrain; a piece of cover; more than 2" of it stops shots and sight.',
  'HW-TERR-03': 'Wall: a line without thickness; obstacle; a piece of cover.',
  'HW-TERR-04': 'Hedge: same as wall in every respect.',
  'HW-TERR-05': 'Single tree: a circle (default 1" across); a piece of cover; no effect on movement.',
  'HW-TERR-06': 'Building (also the prison): an area; impassable; stops shots and sight.',
  'HW-TERR-07': 'Hill or other open area: no effect on movement, sight or shots; it can be stood on and captured.',
  'HW-TERR-08': 'A figure is "on" or "in" an area when the centre of its base is inside the outline or on it.',
})

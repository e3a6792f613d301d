/** The rules in our own words: campaign injuries. */
import { chapter } from '@muster/engine'

export const campaignInjuries = chapter('Campaign injuries', {
  'DD-INJ-01': 'In a campaign, when the encounter is over, a die is rolled for everybody who was eliminated in it.',
  'DD-INJ-02': 'In a campaign, on a 1 the character is gone from the campaign for good.',
  'DD-INJ-03': 'In a campaign, on a 2 or 3 the character misses the next encounter and is available again after it.',
  'DD-INJ-04': 'In a campaign, on a 4 to 6 the character recovers fully and is available for any encounter.',
  'DD-INJ-05': 'In a campaign, players may invent other outcomes (capture, Speed or Fight penalties).',
})

/** The rules in our own words: areas. */
import { chapter } from '@muster/engine'

export const areas = chapter('Areas', {
  'DD-AREA-01': "A cone is a triangle with its tip on the rim of the user's base, in any direction the user chooses.",
  'DD-AREA-02': "A cone's greatest width equals its length.",
  'DD-AREA-03': "A line goes straight out from the rim of the user's base, in any direction the user chooses.",
  'DD-AREA-04': 'A sphere is centred on its point of origin; its radius is the distance from there to its edge.',
  'DD-AREA-05': 'A character is affected if any part of its base is in the area.',
  'DD-AREA-06': '"Within N inches" after an area means its point of origin may be anywhere up to N" away.',
  'DD-AREA-07': "The point of origin of an area must be in the user's sight.",
  'DD-AREA-08': 'Cover, concealment and the like are judged from the point of origin, not from the user.',
})

/** What a card says of damage and conditions that a profile withstands, or takes worse. */
import type { Profile } from '../state/profile.ts'
import type { Feature } from './feature-text.ts'

type Withstood = Pick<Profile, 'immuneTo' | 'resists' | 'weakTo'>

const KINDS: readonly (Omit<Feature, 'text'> & { readonly of: keyof Withstood; readonly means: string })[] = [
  { name: 'Immune', of: 'immuneTo', means: '', icon: 'magic-shield', rule: 'DD-DMG-10' },
  {
    name: 'Resistant',
    of: 'resists',
    means: ': what wounds it is rolled again',
    icon: 'checked-shield',
    rule: 'DD-DMG-08',
  },
  {
    name: 'Weak',
    of: 'weakTo',
    means: ': what fails to wound it is rolled again',
    icon: 'broken-shield',
    rule: 'DD-DMG-09',
  },
]

export const hardinessWords = (profile: Withstood): readonly Feature[] =>
  KINDS.flatMap(({ of, means, ...words }) => {
    const list = profile[of]
    return list.length === 0 ? [] : [{ ...words, text: `To ${list.join(', ')}${means}.` }]
  })

/** The characters an army stands for, waiting to be deployed: riders on their mounts. */
import { figureName, type SideId, storedOnce } from '@muster/engine'
import type { Entry, Mount } from '../../army/entry.ts'
import type { DragonBook } from '../../state/ability.ts'
import { newFigure } from '../../state/new-figure.ts'
import type { Figure } from '../../state/state.ts'
import { uniformGear, uniformProfile } from '../../state/uniform.ts'

type Recruit = Pick<Figure, 'name' | 'profile' | 'gear' | 'printed' | 'points' | 'starting'>

/** Characters of one entry's name are numbered through, whatever entry they come from; so are mounts. */
export function figuresOf(side: SideId, entries: readonly Entry[], book: DragonBook): Figure[] {
  const numbers = new Map<string, number>()
  const numbered = (one: Recruit, called = one.name): Figure => {
    const { name, profile, gear, printed, points, starting } = one
    const number = (numbers.get(name) ?? 0) + 1
    numbers.set(name, number)
    const id = idOf(name, side, number)
    return newFigure({ id, side, name: called, number, profile, gear, printed, points, starting })
  }
  const figures: Figure[] = []
  for (const entry of entries) {
    const rider = riderOf(entry, book)
    const steed = entry.mount && mountOf(entry.mount, book)
    for (let place = 0; place < entry.count; place++) {
      const figure = numbered(rider, figureName(entry, place))
      figures.push(...(steed ? seated(figure, numbered(steed)) : [figure]))
    }
  }
  return figures
}

const idOf = (name: string, side: SideId, number: number): string => storedOnce(`${name} ${side}${number}`)

const riderOf = ({ name, profile, gear, points, mount }: Entry, book: DragonBook): Recruit => ({
  name,
  profile: uniformProfile(profile),
  gear: uniformGear(gear),
  printed: book.printedOn(profile),
  points: points - (mount?.points ?? 0),
  starting: true,
})

/** It counts with its rider: a pair is one character of the army. */
const mountOf = ({ profile, gear, points }: Mount, book: DragonBook): Recruit => ({
  name: profile.name,
  profile: uniformProfile(profile),
  gear: uniformGear(gear),
  printed: book.printedOn(profile),
  points,
  starting: false,
})

/** A character with a mount begins the encounter riding it. */
function seated(rider: Figure, steed: Figure): Figure[] {
  rider.mount = steed.id
  steed.riders = [rider.id]
  return [rider, steed]
}

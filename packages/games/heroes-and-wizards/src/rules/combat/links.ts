/** Reads the answer to "who at whom?", of shots and of melee attacks. */
import type { Answer, Link } from '@muster/engine'

export const linksOf = (answer: Answer): readonly Link[] => ('links' in answer ? answer.links : [])

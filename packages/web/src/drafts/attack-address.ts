/** What was chosen for an attack, as the address of the page says it. */
import type { ChosenAttack } from '@muster/engine'

export const readAttack = (address: string): ChosenAttack => Object.fromEntries(new URLSearchParams(address))

export const attackAddress = (chosen: ChosenAttack): string => new URLSearchParams(chosen).toString()

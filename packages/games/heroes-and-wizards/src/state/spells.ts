export const SPELLS = ['curse', 'death-bolt', 'fireball', 'blood-lust', 'paranoia', 'teleport'] as const
export type SpellId = (typeof SPELLS)[number]

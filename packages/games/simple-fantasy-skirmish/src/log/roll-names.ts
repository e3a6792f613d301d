/** What dice are rolled for, as people say it. */
export const rollNames: { readonly [kind: string]: string } = {
  edge: 'Table side',
  initiative: 'Initiative',
  attack: 'Attack',
  save: 'Save',
  skill: 'Skill',
}

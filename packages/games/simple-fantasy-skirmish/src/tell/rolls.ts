/** What dice are rolled for, as people say it. */
export const rolls: { readonly [purpose: string]: string } = {
  edge: 'Who chooses the table side', initiative: 'Initiative', attack: 'Attack', save: 'Save', skill: 'Skill',
}

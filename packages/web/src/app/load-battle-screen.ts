/** Fetches the screen of a battle: not with the first screen, and as soon as a battle is being opened. */
export const loadBattleScreen = () => import('../battle-screen/battle-screen.tsx')

/** Every colour of a theme, named after its material. Drawing functions take their colours from here. */
export const SIDES = ['a', 'b', 'c', 'd'] as const
export type Side = (typeof SIDES)[number]

export const THEME_NAMES = ['light', 'dark'] as const
export type ThemeName = (typeof THEME_NAMES)[number]

/** Sides differ in colour, brightness and rim, never in colour alone. */
export interface SideColours {
  readonly rim: string
  readonly face: string
  readonly emblem: string
  /** The deepest tone: hairlines and the number's disc. */
  readonly deep: string
  /** Zones on the felt and marks in the log. */
  readonly line: string
  /** Beads on the rim of side C, light on the others. */
  readonly bead: string
  readonly actedFace: string
  readonly actedEmblem: string
  readonly die: string
  readonly dieEdge: string
  readonly pip: string
}

/** Dark, middle and light of one leaf or stone. */
export type Tones = readonly [dark: string, middle: string, light: string]

export interface LandColours {
  readonly shadow: string
  readonly fleck: string
  readonly fleckHi: string
  readonly woodFloor: string
  readonly woodLine: string
  readonly leaves: readonly [Tones, ...Tones[]]
  readonly firs: readonly [Tones, ...Tones[]]
  readonly treeInk: string
  readonly hill: Tones
  readonly hillLine: string
  readonly hillShade: string
  readonly hillLight: string
  /** How strong the light on a slope is compared with its shade. */
  readonly hillLightStrength: number
  readonly track: string
  readonly trackInk: string
  readonly water: string
  readonly waterHi: string
  readonly waterLo: string
  readonly bank: string
  readonly bankInk: string
  readonly ford: string
  readonly fordStones: readonly [string, ...string[]]
  readonly stones: readonly [string, ...string[]]
  readonly stoneInk: string
  readonly stoneLight: number
  readonly slab: string
  readonly hedge: Tones
  readonly rough: string
  readonly roughInk: string
  readonly earth: string
  readonly ice: string
  readonly iceInk: string
  readonly glint: string
  readonly chasm: string
  readonly timber: Tones
  readonly timberInk: string
  readonly roof: readonly [Tones, ...Tones[]]
  readonly roofInk: string
  readonly mist: string
  readonly mistLine: string
  readonly mistStrength: number
}

export interface Theme {
  readonly name: ThemeName
  readonly wood: string
  readonly woodLo: string
  readonly woodHi: string
  readonly frame: string
  readonly frameHi: string
  readonly tick: string
  readonly felt: string
  readonly feltHi: string
  readonly feltLo: string
  readonly paper: string
  readonly paper2: string
  readonly paper3: string
  readonly ink: string
  readonly ink2: string
  readonly ink3: string
  readonly line: string
  readonly line2: string
  readonly brass: string
  readonly brassHi: string
  readonly brassInk: string
  readonly go: string
  readonly onGo: string
  readonly amber: string
  readonly amberTape: string
  readonly good: string
  readonly bad: string
  readonly overlay: string
  readonly casing: string
  readonly tape: string
  readonly tapeInk: string
  readonly trayHi: string
  readonly trayLo: string
  readonly stripOn: string
  readonly stripOnPip: string
  readonly stripOff: string
  readonly stripOffPip: string
  /** Discs with marks have the same colour in both themes, because they lie on figures. */
  readonly markPaper: string
  readonly markInk: string
  readonly healthLeft: string
  readonly healthLost: string
  readonly sides: Readonly<Record<Side, SideColours>>
  readonly land: LandColours
}

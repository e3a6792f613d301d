/** The palette by day. */
import type { Theme } from './theme.ts'

export const light: Theme = {
  name: 'light',
  wood: '#4A382A', woodLo: '#3A2B20', woodHi: '#6A5240', frame: '#34261B', frameHi: '#6B523C', tick: '#E9DCC0',
  felt: '#B4BD90', feltHi: '#C3CA9F', feltLo: '#A2AE7E',
  paper: '#FBF6E9', paper2: '#F4ECD8', paper3: '#E9DDC2',
  ink: '#231D16', ink2: '#4F4536', ink3: '#6B5F49', line: '#CFC0A0', line2: '#93825B',
  brass: '#AE7A1A', brassHi: '#F0C566', brassInk: '#76500F', go: '#2B3A26', onGo: '#FBF6E9',
  amber: '#F4B92B', amberTape: '#E2A92B', good: '#2F6B34', bad: '#A2281B',
  chalk: '#FFFDF4', casing: '#1E2417', tape: '#FFF6D8', tapeInk: '#231D16', trayHi: '#47624F', trayLo: '#2C4235',
  stripOn: '#2F5A34', stripOnPip: '#FBF6E9', stripOff: '#FBF6E9', stripOffPip: '#6B5F49',
  markPaper: '#FFF8E6', markInk: '#231D16', healthLeft: '#FFE9D2', healthLost: '#8A7862',
  sides: {
    a: {
      rim: '#1D4F8C', face: '#FBF6E9', emblem: '#163C6B', deep: '#123257', line: '#1D4F8C', bead: '#FFFFFF',
      actedFace: '#DDD5C2', actedEmblem: '#5B6E88', die: '#FBF6E9', dieEdge: '#D5C8A8', pip: '#163C6B',
    },
    b: {
      rim: '#F2D3B8', face: '#8F2B17', emblem: '#FFF3E2', deep: '#5E190B', line: '#8F2B17', bead: '#FFFFFF',
      actedFace: '#77463A', actedEmblem: '#D9BFAE', die: '#8F2B17', dieEdge: '#5E190B', pip: '#FFF3E2',
    },
    c: {
      rim: '#7A5200', face: '#FFF4D6', emblem: '#5E3F00', deep: '#3F2A00', line: '#7A5200', bead: '#FFE3A0',
      actedFace: '#DCD0AE', actedEmblem: '#85754E', die: '#FFE9B0', dieEdge: '#C79A3A', pip: '#5E3F00',
    },
    d: {
      rim: '#E6D8F2', face: '#54306E', emblem: '#F8F0FF', deep: '#341A48', line: '#54306E', bead: '#FFFFFF',
      actedFace: '#5F4D6C', actedEmblem: '#CDBFD8', die: '#54306E', dieEdge: '#341A48', pip: '#F8F0FF',
    },
  },
  land: {
    shadow: '#1C2112', fleck: '#7F8D5E', fleckHi: '#D3D8B4',
    woodFloor: '#8A9A68', woodLine: '#44573A', treeInk: '#22321F',
    leaves: [['#46603F', '#5F7B4F', '#7F9A62'], ['#3E5A42', '#557655', '#75956B'], ['#556839', '#71854A', '#92A35E']],
    firs: [['#33503F', '#456751', '#638570'], ['#2E4A3E', '#406150', '#5C7F6C']],
    hill: ['#B7BC88', '#C2C390', '#CECB9A'], hillLine: '#7A5E35', hillShade: '#4B4A22', hillLight: '#FFFBE0',
    hillLightStrength: 1.5, track: '#D9C79A', trackInk: '#7C6A3F',
    water: '#7FA5AE', waterHi: '#A9C6C7', waterLo: '#5C8793', bank: '#CFC295', bankInk: '#4C6A6E', ford: '#B8C7AE',
    fordStones: ['#CFC9B6', '#B9B29D', '#DCD6C4'],
    stones: ['#CFC8B8', '#BEB6A4', '#DAD4C6', '#B1A893'], stoneInk: '#4A4336', stoneLight: 0.3, slab: '#C6C0A6',
    hedge: ['#3F5634', '#577245', '#7B9259'], rough: '#96A067', roughInk: '#56632F', earth: '#B59F72',
    ice: '#D5E4E4', iceInk: '#6F969C', glint: '#FFFFFF', chasm: '#3A3226',
    timber: ['#7A5B39', '#A07C50', '#C7A473'], timberInk: '#3B2917',
    roof: [['#75503C', '#94684E', '#B08567'], ['#6E5A3B', '#93794F', '#B59A6B'], ['#59616A', '#76808A', '#98A2AA']],
    roofInk: '#33200F',
    mist: '#FFFFFF', mistLine: '#F7F8F2', mistStrength: 1,
  },
}

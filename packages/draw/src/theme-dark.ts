/** The palette by lamp: the same materials with the light turned down. */
import type { Theme } from './theme.ts'

export const dark: Theme = {
  name: 'dark',
  wood: '#1B1511', woodLo: '#130F0C', woodHi: '#2B221B', frame: '#0F0B08', frameHi: '#3A2D22', tick: '#B7A684',
  felt: '#3C4838', feltHi: '#465341', feltLo: '#333E30',
  paper: '#26211B', paper2: '#2E2821', paper3: '#3A332A',
  ink: '#F3EAD7', ink2: '#D2C6AE', ink3: '#AFA28A', line: '#4B4236', line2: '#7C6F5B',
  brass: '#D9A441', brassHi: '#F4CC72', brassInk: '#EBC06A', go: '#E3B659', onGo: '#1E160B',
  amber: '#F6C244', amberTape: '#E2A92B', good: '#9CCB8B', bad: '#F2A08B',
  chalk: '#FFF9E8', casing: '#0A0D06', tape: '#F3E6BD', tapeInk: '#231D16', trayHi: '#33483A', trayLo: '#1D2C23',
  stripOn: '#9CCB8B', stripOnPip: '#17200F', stripOff: '#26211B', stripOffPip: '#AFA28A',
  markPaper: '#FFF8E6', markInk: '#231D16', healthLeft: '#FFE9D2', healthLost: '#8A7862',
  sides: {
    a: {
      rim: '#5A99DE', face: '#F1EBDC', emblem: '#12315A', deep: '#0C2342', line: '#7DB2EE', bead: '#FFFFFF',
      actedFace: '#C9C2B1', actedEmblem: '#5B6E88', die: '#F1EBDC', dieEdge: '#BFB396', pip: '#12315A',
    },
    b: {
      rim: '#EBC3A2', face: '#93301A', emblem: '#FFF3E2', deep: '#4C1307', line: '#F0936F', bead: '#FFFFFF',
      actedFace: '#77463A', actedEmblem: '#D9BFAE', die: '#A23A21', dieEdge: '#5E190B', pip: '#FFF3E2',
    },
    c: {
      rim: '#D9A94A', face: '#FFF4D6', emblem: '#5E3F00', deep: '#2B1C00', line: '#E8BC62', bead: '#5E3F00',
      actedFace: '#CFC3A2', actedEmblem: '#7F7049', die: '#F5DFA6', dieEdge: '#B98C2F', pip: '#5E3F00',
    },
    d: {
      rim: '#E6D8F2', face: '#6A3F8A', emblem: '#F8F0FF', deep: '#1E0D2B', line: '#C9A6E6', bead: '#FFFFFF',
      actedFace: '#6B587A', actedEmblem: '#D2C6DC', die: '#6A3F8A', dieEdge: '#3B1F50', pip: '#F8F0FF',
    },
  },
  land: {
    shadow: '#050703', fleck: '#28321F', fleckHi: '#5A674F',
    woodFloor: '#2D3A29', woodLine: '#8AA078', treeInk: '#0E160C',
    leaves: [['#283C24', '#3B5534', '#547348'], ['#243A29', '#36543B', '#4E7052'], ['#333F21', '#4A5A30', '#657842']],
    firs: [['#1E3428', '#2D4B38', '#44684F'], ['#1C3025', '#2A4536', '#3F624C']],
    hill: ['#445039', '#4E5940', '#5A6347'], hillLine: '#B39763', hillShade: '#0E1108', hillLight: '#D8DDAE',
    hillLightStrength: 0.5, track: '#6A6148', trackInk: '#1F1A10',
    water: '#2F4C57', waterHi: '#4A6D77', waterLo: '#203943', bank: '#5B573F', bankInk: '#101D20', ford: '#566A5C',
    fordStones: ['#8C8878', '#77735F', '#9A9584'],
    stones: ['#8D8778', '#7C7666', '#9A9485', '#6E6859'], stoneInk: '#17140F', stoneLight: 0.07, slab: '#4C4C3C',
    hedge: ['#2C4426', '#47663C', '#6E9059'], rough: '#434C2C', roughInk: '#93A066', earth: '#584B33',
    ice: '#63777C', iceInk: '#A7C0C4', glint: '#A9BEC2', chasm: '#12100B',
    timber: ['#4A3722', '#664D30', '#856A45'], timberInk: '#120C06',
    roof: [['#432E23', '#59402F', '#715442'], ['#463A27', '#5E4E35', '#776548'], ['#393F45', '#4C545B', '#646C73']],
    roofInk: '#100A05',
    mist: '#C9D3D6', mistLine: '#DCE4E4', mistStrength: 0.5,
  },
}

/** Campaigns: territories won and lost from battle to battle. */
export { act, beginCampaign, type Act, type Beginning } from './acts.ts'
export { newRecord, readCampaign, recordAct, replayCampaign, type CampaignRecord } from './record.ts'
export { settlementOf, usualSpoils, type Settlement, type Spoils, type Toll } from './settlement.ts'
export {
  allTerritories,
  OBJECTIVE_TEXT,
  OBJECTIVES,
  shownObjectives,
  TERRITORIES_A_PLAYER,
  winnerOf,
  type Campaign,
  type Objective,
  type Player,
  type Stake,
} from './state.ts'

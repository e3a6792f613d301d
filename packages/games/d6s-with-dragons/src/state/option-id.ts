/** What a player may choose, and the id that names it. */
import type { Option } from '@muster/engine'

export { optionId, optionIdOf, optionParts } from '@muster/engine'

/** Something a player may choose: the action as data, and the option that offers it. */
export interface Choice<Action> {
  readonly action: Action
  readonly option: Option
}

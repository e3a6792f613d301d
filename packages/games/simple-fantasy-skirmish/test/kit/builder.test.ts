/** The army builder of Simple Fantasy Skirmish, on top of what every builder promises. */
import { inheritBuilderTests } from '@muster/engine/testing'
import { simpleFantasySkirmish as kit } from '../../src/index.ts'

inheritBuilderTests(kit)

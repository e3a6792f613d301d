/** The army builder of 5e d6, on top of what every builder promises. */
import { inheritBuilderTests } from '@muster/engine/testing'
import { fiveED6 as kit } from '../../src/index.ts'

inheritBuilderTests(kit)

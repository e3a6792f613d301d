/** The army builder of Heroes & Wizards, on top of what every builder promises. */
import { inheritBuilderTests } from '@muster/engine/testing'
import { heroesAndWizards as kit } from '../../src/index.ts'

inheritBuilderTests(kit)

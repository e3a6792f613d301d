/** The shell's door to the command. */
import { processIo } from './shell/io.ts'
import { run } from './program.ts'

// `muster … | head` closes our output early: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

process.exitCode = await run(process.argv.slice(2), processIo)

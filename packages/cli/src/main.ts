/** Runs the command as a process. */
import { processIo } from './shell/io.ts'
import { run } from './program.ts'

// `muster … | head` closes our output early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

process.exitCode = await run(process.argv.slice(2), processIo)

// npm start: install if needed, build if needed, serve, say where.
import { dist, isMain } from './paths.mjs'
import { buildWeb } from './build.mjs'
import { createStaticServer } from './serve.mjs'
import { fail, PlainError, setUp } from './setup.mjs'

const USUAL_PORT = 3000

/** The port asked for by PORT, or the usual one. 0 means any free port. */
export function portFrom(text) {
  if (text === undefined || text === '') return USUAL_PORT
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65535) return port
  throw new PlainError(`PORT is "${text}", which is not a port number.\nGive a whole number from 1 to 65535: ${exampleFor(USUAL_PORT)}`)
}

export function exampleFor(port) {
  return process.platform === 'win32' ? `set PORT=${port}&& npm start` : `PORT=${port} npm start`
}

/** What to tell somebody whose port could not be had. */
export function listenTrouble(error, port) {
  if (error.code === 'EADDRINUSE') {
    return new PlainError(
      `Port ${port} is taken, perhaps by another Muster that is still running.\n` +
        `Stop that one, or choose another port: ${exampleFor(port === 65535 ? USUAL_PORT : port + 1)}`,
    )
  }
  if (error.code === 'EACCES') {
    return new PlainError(`Port ${port} is not allowed for this user. Choose one above 1023: ${exampleFor(USUAL_PORT)}`)
  }
  return error
}

function serve(port) {
  const server = createStaticServer(dist)
  server.on('error', (error) => fail(listenTrouble(error, port)))
  server.listen(port, () => {
    console.log(`\nMuster is ready: http://localhost:${server.address().port}\n(stop with Ctrl+C)`)
  })
  const stop = () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

export function start() {
  try {
    const port = portFrom(process.env.PORT)
    setUp()
    buildWeb()
    serve(port)
  } catch (error) {
    fail(error)
  }
}

if (isMain(import.meta.url)) start()

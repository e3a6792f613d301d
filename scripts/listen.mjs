// Where the server listens, what is said about it, and how it stops.
import { networkInterfaces } from 'node:os'
import { PlainError } from './setup.mjs'

const USUAL_PORT = 3000

/** The port asked for by PORT, or the usual one. 0 means any free port. */
export function portFrom(text) {
  if (text === undefined || text === '') return USUAL_PORT
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65535) return port
  throw new PlainError(
    `PORT is "${text}", which is not a port number.\nGive a whole number from 1 to 65535: ${exampleFor('PORT', USUAL_PORT)}`,
  )
}

/** The addresses to listen on, and the names by which a person can open them: as HOST says, or this machine alone. */
export function hostsFrom(text) {
  // The name localhost means one or the other, depending on the machine and the browser.
  if (text === undefined || text === '' || text === 'localhost')
    return { hosts: ['127.0.0.1', ...(hasIPv6() ? ['::1'] : [])], names: ['localhost'] }
  const isEverywhere = text === '0.0.0.0' || text === '::'
  const others = addressesOfMachine().filter(({ family, internal }) => family === 'IPv4' && !internal)
  return { hosts: [text], names: isEverywhere ? ['localhost', ...others.map(({ address }) => address)] : [text] }
}

const addressesOfMachine = () => Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
const hasIPv6 = () => addressesOfMachine().some(({ address }) => address === '::1')

const exampleFor = (name, value) =>
  process.platform === 'win32' ? `set ${name}=${value}&& npm start` : `${name}=${value} npm start`

/** The advice for an address that cannot be used. */
export function listenTrouble({ code }, host, port) {
  if (code === 'EADDRINUSE') {
    return new PlainError(
      `Port ${port} is taken, perhaps by another Muster that is still running.\n` +
        `Stop that one, or choose another port: ${exampleFor('PORT', port === 65535 ? USUAL_PORT : port + 1)}`,
    )
  }
  if (code === 'EACCES') {
    return new PlainError(
      `Port ${port} is not allowed for this user. Choose one above 1023: ${exampleFor('PORT', USUAL_PORT)}`,
    )
  }
  if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(code)) {
    return new PlainError(
      `HOST is "${host}", which is not an address of this machine.\n` +
        `Leave HOST out to serve this machine alone, or serve the whole network: ${exampleFor('HOST', '0.0.0.0')}`,
    )
  }
  return undefined
}

const listenOn = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenTrouble(error, host, port) ?? error))
    server.listen(port, host, () => resolve(server.address().port))
  })

/** Listens on every host, one server each, all with one port. Gives the port, and how to stop. */
export async function listen(makeServer, hosts, wantedPort) {
  const servers = []
  const stop = () => Promise.all(servers.map(close))
  let port = wantedPort
  try {
    for (const host of hosts) {
      const server = makeServer()
      port = await listenOn(server, port, host)
      servers.push(server)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { port, servers, stop }
}

/** Browsers keep connections open, so stopping closes them. */
const close = (server) =>
  new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })

export const addressOf = (name, port) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`

// npm start: install if needed, build if needed, serve, say where.
import { dist, isMain } from './paths.mjs'
import { buildWeb } from './build.mjs'
import { addressOf, hostsFrom, listen, portFrom } from './listen.mjs'
import { createStaticServer } from './serve.mjs'
import { fail, setUp } from './setup.mjs'

/** Serves a folder until somebody stops it. */
export async function serve(folder, env) {
  const { hosts, names } = hostsFrom(env.HOST)
  const { port, stop } = await listen(() => createStaticServer(folder), hosts, portFrom(env.PORT))
  const leave = () => void stop().then(() => process.exit(0))
  process.once('SIGINT', leave)
  process.once('SIGTERM', leave)
  console.log(
    `\nMuster is ready: ${names.map((name) => addressOf(name, port)).join('\n            also: ')}\n(stop with Ctrl+C)`,
  )
}

export async function start() {
  try {
    portFrom(process.env.PORT)
    setUp()
    buildWeb()
    await serve(dist, process.env)
  } catch (error) {
    fail(error)
  }
}

if (isMain(import.meta.url)) await start()

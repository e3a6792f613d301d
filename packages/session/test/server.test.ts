/** A small server drives the same session as the page: two people, each at a screen of their own. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { kit, services, sessionOptions, smallPlan } from '@muster/session/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Feed } from '../src/feed.ts'
import type { Update, SnapshotState } from '../src/messages/snapshot.ts'
import { openSession } from '../src/open-session.ts'
import { apply } from '../src/patch/apply.ts'
import { SessionCalls } from '../src/session-calls.ts'

/** `POST /a/answer` gives an answer for side a; `GET /a` has what side a has not seen yet. */
function serve(): Server {
  const source = { game: kit.game.id, plan: smallPlan(), options: { ...sessionOptions(), ready: true } }
  const calls = new SessionCalls(openSession(kit, source, services))
  const feeds: Record<string, Feed> = { a: new Feed(calls.source, 'a'), b: new Feed(calls.source, 'b') }
  return createServer(async (request, response) => {
    const [, side = '', name] = (request.url ?? '').split('/')
    let text = ''
    for await (const part of request) text += String(part)
    const isAsked = calls.source.state(side).decision !== undefined
    const refused = name === 'answer' && (isAsked ? calls.change('answer', JSON.parse(text)) : { code: 'not-asked' })
    response.end(JSON.stringify(refused ? { refused } : { update: feeds[side]?.update() }))
  })
}

let server: Server
let address: string
beforeAll(async () => {
  server = serve()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

class Screen {
  private known: unknown = {}
  bytes = 0

  constructor(private readonly side: string) {}

  get state(): SnapshotState {
    return this.known as SnapshotState
  }

  async send(path = '', body?: unknown): Promise<unknown> {
    const options = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const text = await (await fetch(`${address}/${this.side}${path}`, options)).text()
    this.bytes = text.length
    const { update, refused } = JSON.parse(text) as { update?: Update; refused?: unknown }
    if (update) this.known = apply(this.known, update.changed)
    return refused
  }
}

test('two sides play over a socket: each sees its own questions, neither the dice to come', async () => {
  const screens: Record<string, Screen> = { a: new Screen('a'), b: new Screen('b') }
  const all = Object.values(screens)
  for (const screen of all) await screen.send()
  const whole = screens['a']?.bytes ?? 0
  for (let answers = 0; answers < 30; answers++) {
    const [asked, ...others] = all.filter(({ state }) => state.decision !== undefined)
    expect(others).toEqual([])
    if (!asked) break
    expect(await asked.send('/answer', asked.state.decision?.default)).toBeUndefined()
    expect(asked.bytes).toBeLessThan(whole / 2)
    for (const screen of all) if (screen !== asked) await screen.send()
  }
  expect(screens['a']?.state.view).toEqual(screens['b']?.state.view)
  expect(JSON.stringify(screens['a']?.state.options)).not.toContain('seed')
})

test('whoever is not asked cannot answer', async () => {
  const screens = ['a', 'b'].map((side) => new Screen(side))
  for (const screen of screens) await screen.send()
  const asked = screens.find(({ state }) => state.decision)
  const other = screens.find((screen) => screen !== asked)
  expect(await other?.send('/answer', asked?.state.decision?.default)).toEqual({ code: 'not-asked' })
})

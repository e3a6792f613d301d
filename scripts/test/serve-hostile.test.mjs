// The static server under requests that mean no good, or that break off.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaticServer } from '../serve.mjs'
import { HOSTILE_BYTES, hostilePaths } from './hostile.mjs'

const folder = mkdtempSync(join(tmpdir(), 'muster-hostile-'))
const site = join(folder, 'site')
const LARGE = 4_000_000
let server

beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true })
  writeFileSync(join(site, 'index.html'), '<title>Muster</title>')
  writeFileSync(join(site, 'assets', 'large.bin'), Buffer.alloc(LARGE))
  writeFileSync(join(site, '.muster-build'), 'secret')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  server = createStaticServer(site)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

/** Sends raw bytes, collects the response, and disconnects soon after its end. */
function send(bytes, patience = 50) {
  return new Promise((resolve) => {
    const socket = connect(server.address().port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    let heard = ''
    socket.setTimeout(patience, () => socket.destroy())
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(heard))
  })
}

const statusOf = (heard) => Number(heard.match(/^HTTP\/1\.1 (\d+)/)?.[1])
const getting = (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nConnection: close\r\n\r\n`

test('four hundred hostile paths: each is answered, nothing outside the folder is served', async () => {
  const paths = hostilePaths(7, 400)
  const statuses = new Map()
  for (const path of paths) {
    const heard = await send(getting(path), 5000)
    const status = statusOf(heard)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    expect([200, 400, 404], path.slice(0, 200)).toContain(status)
    expect(heard, path.slice(0, 200)).not.toMatch(/secret|root:|Error|node:/)
  }
  expect(statuses.get(404)).toBeGreaterThan(100)
  expect(statuses.get(400)).toBeGreaterThan(20)
  expect(statusOf(await send(getting('/'), 5000))).toBe(200)
})

test.each(Object.entries(HOSTILE_BYTES))('%s does not end the server', async (_, bytes) => {
  const heard = await send(bytes)
  expect(heard).not.toMatch(/secret|node:|at .*\.mjs/)
  expect(statusOf(await send(getting('/'), 5000))).toBe(200)
})

/** How many files and sockets this process has open, if the system says so. */
const openDescriptors = () => (existsSync('/dev/fd') ? readdirSync('/dev/fd').length : 0)
const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))

/** Starts a large download and disconnects at its first bytes. */
function abort() {
  return new Promise((resolve) => {
    const socket = connect(server.address().port, '127.0.0.1', () => socket.write(getting('/assets/large.bin')))
    let heard = 0
    socket.once('data', (chunk) => {
      heard = chunk.length
      socket.resetAndDestroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(heard))
  })
}

test('a thousand aborted downloads leave nothing open', async () => {
  await abort()
  await expect.poll(connections).toBe(0)
  const before = openDescriptors()
  for (let round = 0; round < 20; round++) {
    const heard = await Promise.all(Array.from({ length: 50 }, abort))
    expect(heard.every((bytes) => bytes > 0 && bytes < LARGE)).toBe(true)
  }
  await expect.poll(connections, { timeout: 10_000 }).toBe(0)
  expect(openDescriptors()).toBeLessThanOrEqual(before)
})

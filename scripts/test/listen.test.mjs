// Where the server listens, and how it stops.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, hostsFrom, listen, listenTrouble, portFrom } from '../listen.mjs'
import { root } from '../paths.mjs'
import { PlainError } from '../setup.mjs'

const folder = mkdtempSync(join(tmpdir(), 'muster-listen-'))
beforeAll(() => writeFileSync(join(folder, 'index.html'), '<title>Muster</title>'))
afterAll(() => rmSync(folder, { recursive: true }))

const plain = () => createServer((_, response) => response.end('here'))

test('the port is 3000 or that of PORT, and an invalid one is reported', () => {
  expect([portFrom(undefined), portFrom(''), portFrom('8080'), portFrom('0')]).toEqual([3000, 3000, 8080, 0])
  for (const bad of ['abc', '-1', '65536', '80.5', '3000x']) expect(() => portFrom(bad)).toThrow(`PORT is "${bad}"`)
})

test('the message about a port in use, a forbidden port or a foreign host says what to do', () => {
  expect(listenTrouble({ code: 'EADDRINUSE' }, '127.0.0.1', 3000).message).toMatch(/Port 3000 is taken[^]*3001/)
  expect(listenTrouble({ code: 'EACCES' }, '127.0.0.1', 80).message).toMatch(/above 1023/)
  expect(listenTrouble({ code: 'EADDRNOTAVAIL' }, '192.0.2.1', 80).message).toMatch(
    /HOST is "192\.0\.2\.1"[^]*HOST=0\.0\.0\.0/,
  )
})

test('without HOST only this machine is served, by both addresses that localhost may mean', async () => {
  const { hosts, names } = hostsFrom(undefined)
  expect(names).toEqual(['localhost'])
  const { port, servers, stop } = await listen(plain, hosts, 0)
  expect(servers.map((server) => server.address())).toEqual(
    hosts.map((address) => ({ address, port, family: address === '::1' ? 'IPv6' : 'IPv4' })),
  )
  expect(hosts).toContain('127.0.0.1')
  expect(hosts.every((host) => ['127.0.0.1', '::1'].includes(host))).toBe(true)
  expect(await (await fetch(addressOf('localhost', port))).text()).toBe('here')
  await stop()
})

test('HOST chooses the address, and the printed address can be opened', async () => {
  expect(hostsFrom('127.0.0.1')).toEqual({ hosts: ['127.0.0.1'], names: ['127.0.0.1'] })
  expect(hostsFrom('localhost')).toEqual(hostsFrom(''))
  const everywhere = hostsFrom('0.0.0.0')
  expect([everywhere.hosts, everywhere.names[0]]).toEqual([['0.0.0.0'], 'localhost'])
  expect([addressOf('::1', 80), addressOf('192.0.2.1', 80)]).toEqual(['http://[::1]:80', 'http://192.0.2.1:80'])
})

test('a port in use is reported, and no server is left listening', async () => {
  const other = plain()
  await new Promise((resolve) => other.listen(0, '127.0.0.1', resolve))
  await expect(listen(plain, ['127.0.0.1'], other.address().port)).rejects.toThrow(PlainError)
  await new Promise((resolve) => other.close(resolve))
  await expect(listen(plain, ['192.0.2.1'], 0)).rejects.toThrow(/not an address of this machine/)
})

/** Serves the folder in a process of its own, and returns its address. */
async function serving(env) {
  const source = `import(${JSON.stringify(pathToFileURL(join(root, 'scripts', 'start.mjs')))}).then((m) => m.serve(${JSON.stringify(folder)}, process.env))`
  const child = spawn(process.execPath, ['-e', source], {
    env: { ...process.env, HOST: '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  await expect.poll(() => said, { timeout: 20_000 }).toMatch(/Ctrl\+C/)
  return { child, said, address: said.match(/http:\S+/)[0] }
}

test.each(['SIGINT', 'SIGTERM'])('%s stops the server in spite of open connections', async (signal) => {
  const { child, address, said } = await serving({})
  expect(said).toMatch(/^\nMuster is ready: http:\/\/localhost:\d+\n/)
  expect(await (await fetch(address)).text()).toContain('Muster')
  const half = connect(Number(new URL(address).port), '127.0.0.1', () => half.write('GET / HT'))
  half.on('error', () => undefined)
  await once(half, 'connect')
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([0, null])
})

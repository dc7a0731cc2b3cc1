import assert from 'node:assert/strict'
import { it } from 'node:test'
import { deviceName } from './device-name.ts'

const named: Record<string, string | null> = {
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36': 'Chrome, Linux',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0':
    'Edge, Windows',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15':
    'Safari, macOS',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile Safari/604.1':
    'Chrome, iPhone',
  'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0': 'Firefox, Android',
  'curl/8.5.0': null,
  '': null,
}

it('a browser is named as a person would name it', () => {
  for (const [userAgent, wanted] of Object.entries(named)) {
    const device = deviceName(userAgent)
    assert.equal(device && `${device.browser}, ${device.system}`, wanted, userAgent)
  }
})

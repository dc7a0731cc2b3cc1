// Sounds made in the browser: notes of an instrument and the drums of a kit. Browsers allow them once somebody has pressed something.
let audio: AudioContext | undefined
let noise: AudioBuffer | undefined

function ready() {
  audio ??= new AudioContext()
  void audio.resume()
  return audio
}
/** The clock of the sounds, in seconds. */
export const soundTime = () => ready().currentTime

/** A gain that begins at `volume` and dies away. */
function fading(context: AudioContext, at: number, seconds: number, volume: number) {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(volume, at + 0.005)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  gain.connect(context.destination)
  return gain
}

function tone(type: OscillatorType, from: number, to: number, at: number, seconds: number, volume: number) {
  const context = ready()
  const source = context.createOscillator()
  source.type = type
  source.frequency.setValueAtTime(from, at)
  if (to !== from) source.frequency.exponentialRampToValueAtTime(to, at + seconds)
  source.connect(fading(context, at, seconds, volume))
  source.start(at)
  source.stop(at + seconds)
}

function hiss(filter: BiquadFilterType, frequency: number, at: number, seconds: number, volume: number) {
  const context = ready()
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
    const samples = noise.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }
  const source = context.createBufferSource()
  source.buffer = noise
  const pass = context.createBiquadFilter()
  pass.type = filter
  pass.frequency.value = frequency
  source.connect(pass).connect(fading(context, at, seconds, volume))
  source.start(at)
  source.stop(at + seconds)
}

export type Instrument = 'piano' | 'organ' | 'bell'
/** A note by its number in MIDI, 60 is the middle C. */
export function playNote(note: number, instrument: Instrument, at = soundTime()) {
  const frequency = 440 * 2 ** ((note - 69) / 12)
  const over = (times: number, type: OscillatorType, seconds: number, volume: number) =>
    tone(type, frequency * times, frequency * times, at, seconds, volume)
  if (instrument === 'piano') {
    over(1, 'triangle', 1.6, 0.32)
    over(2, 'sine', 0.9, 0.1)
    over(3, 'sine', 0.5, 0.05)
  } else if (instrument === 'organ') {
    over(1, 'sine', 1, 0.22)
    over(2, 'sine', 1, 0.12)
    over(4, 'sine', 0.9, 0.07)
  } else {
    over(1, 'sine', 2.4, 0.28)
    over(2.76, 'sine', 1.2, 0.09)
    over(5.4, 'sine', 0.5, 0.04)
  }
}

export const drums = ['kick', 'snare', 'hat', 'open', 'clap', 'tom'] as const
export type Drum = (typeof drums)[number]
const hits: Record<Drum, (at: number) => void> = {
  kick: (at) => tone('sine', 150, 42, at, 0.34, 0.9),
  snare: (at) => {
    hiss('highpass', 1400, at, 0.18, 0.4)
    tone('triangle', 210, 140, at, 0.12, 0.35)
  },
  hat: (at) => hiss('highpass', 7500, at, 0.05, 0.3),
  open: (at) => hiss('highpass', 6500, at, 0.32, 0.26),
  clap: (at) => [0, 0.012, 0.026].forEach((late) => hiss('bandpass', 1500, at + late, 0.11, 0.45)),
  tom: (at) => tone('sine', 190, 85, at, 0.3, 0.6),
}
export const hitDrum = (drum: Drum, at = soundTime()) => hits[drum](at)

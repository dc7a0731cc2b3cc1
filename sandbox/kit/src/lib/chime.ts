let audio: AudioContext | undefined

/** A short soft tone. Browsers allow it once the person has pressed something; without sound nothing happens. */
export function chime(frequency = 660, seconds = 0.5, volume = 0.18) {
  try {
    audio ??= new AudioContext()
    void audio.resume()
    const tone = audio.createOscillator()
    const gain = audio.createGain()
    tone.frequency.value = frequency
    gain.gain.setValueAtTime(volume, audio.currentTime)
    gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds)
    tone.connect(gain).connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + seconds)
  } catch {
    // no sound here
  }
}

/** What a catalogue in another language must hold, given the English one: the same keys. */
export type Translation<Section> = { readonly [Key in keyof Section]: string }

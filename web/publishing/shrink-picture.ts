/** Twice the size of a card's picture on a sharp screen is plenty. */
const pictureMax = { width: 1280, height: 960 } as const
const quality = 0.86

/**
 * The picture in a file as a card needs it: small, and without what cameras write into files (where it was taken). In base64.
 * Rejects when the browser cannot read the file as a picture.
 */
export async function shrinkPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, pictureMax.width / picture.width, pictureMax.height / picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')!
  // A browser that cannot write WebP writes PNG, which may be large: JPEG then, and what was transparent becomes white.
  const asWebp = await draw('image/webp')
  const small = asWebp.type === 'image/webp' ? asWebp : await draw('image/jpeg')
  picture.close()
  return base64Of(new Uint8Array(await small.arrayBuffer()))

  async function draw(type: string): Promise<Blob> {
    context.clearRect(0, 0, canvas.width, canvas.height)
    if (type === 'image/jpeg') {
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
    }
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))), type, quality),
    )
  }
}

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

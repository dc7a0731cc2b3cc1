/** The address of a picture's version for phones, 720 pixels wide (scripts/take-idea-pictures.ts): `yoga.webp` -> `yoga-720.webp`. */
export const phonePicture = (picture: string): string => picture.replace(/\.webp$/, '-720.webp')

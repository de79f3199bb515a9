/** An image of the wire. `placeholder` is a tiny blurred version. */
export interface PortalImage {
	placeholder: ImageFile;
	resized: ImageFile;
	alt: string;
	/** Other sizes of it, where there are any. */
	srcset?: string;
}

export interface ImageFile {
	src: string;
	w: number;
	h: number;
}

/** A photo of which only the address is told, as square as it is drawn. */
export function portrait(
	photo: { full: string } | null | undefined,
	size: number
): PortalImage | null {
	const file = photo && { src: photo.full, w: size, h: size };
	return file ? { placeholder: file, resized: file, alt: '' } : null;
}

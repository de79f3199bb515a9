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

/** The part of a picture that is kept, in its own pixels. */
export interface CropArea {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** More is not shown anywhere. */
const MAX_SIDE = 1024;
const QUALITY = 0.9;

/**
 * Cuts a part out of a picture.
 *
 * @param src  Address of the picture.
 * @param area What to keep.
 * @return A JPEG.
 */
export async function cropImage(
	src: string,
	area: CropArea
): Promise< Blob > {
	const image = new Image();
	image.src = src;
	await image.decode();
	const scale = Math.min( 1, MAX_SIDE / Math.max( area.width, area.height ) );
	const canvas = document.createElement( 'canvas' );
	canvas.width = Math.max( 1, Math.round( area.width * scale ) );
	canvas.height = Math.max( 1, Math.round( area.height * scale ) );
	const pen = canvas.getContext( '2d' );
	if ( ! pen ) {
		throw new Error( 'This browser draws no pictures.' );
	}
	pen.fillStyle = '#fff';
	pen.fillRect( 0, 0, canvas.width, canvas.height );
	pen.drawImage(
		image,
		area.x,
		area.y,
		area.width,
		area.height,
		0,
		0,
		canvas.width,
		canvas.height
	);
	return new Promise( ( resolve, reject ) =>
		canvas.toBlob(
			( blob ) =>
				blob
					? resolve( blob )
					: reject( new Error( 'The picture was not drawn.' ) ),
			'image/jpeg',
			QUALITY
		)
	);
}

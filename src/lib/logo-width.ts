const SQUARE_REM = 4.25;

/** Of about the same area whatever the shape: a wide logo is lower, a tall one narrower. */
export function logoWidth( { w, h }: { w: number; h: number } ): string {
	return `${ ( SQUARE_REM * Math.sqrt( w / h ) ).toFixed( 2 ) }rem`;
}

/** Calls back when React and the editor have drawn what a click changed. */
export function afterDrawing( then: () => void ): void {
	window.requestAnimationFrame( () => window.requestAnimationFrame( then ) );
}

/** Whether the browser would ask before it leaves the page, because something typed would be lost. */
export function hasUnsaved(): boolean {
	return ! window.dispatchEvent(
		new Event( 'beforeunload', { cancelable: true } )
	);
}

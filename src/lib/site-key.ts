import { bootData } from './boot';

/**
 * A name in the browser's storage, of a lock or of a channel. Sites of a network may share one origin and with it all
 * of these: each has its own by its folder.
 */
export function siteKey( name: string ): string {
	return document.getElementById( 'mentoriai-boot' )
		? name + bootData().basePath
		: name;
}

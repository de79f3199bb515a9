import type { Page } from '@playwright/test';

/** Server data that the app keeps: how many replies; forgotten afterwards when wanted. */
export async function cachedReplies(
	page: Page,
	forget = false
): Promise< number > {
	return page.evaluate( ( clear ) => {
		// TanStack's client, as React's tree has it.
		interface Client {
			getQueryCache: () => { getAll: () => unknown[] };
			clear: () => void;
		}
		interface Fiber {
			memoizedProps?: { client?: Client };
			child: Fiber | null;
			sibling: Fiber | null;
		}
		const root = document.getElementById(
			'mentoriai-portal'
		) as unknown as Record< string, Fiber >;
		const key = Object.keys( root ).find( ( name ) =>
			name.startsWith( '__reactContainer$' )
		);
		const waiting = [ root[ key ?? '' ] ?? null ];
		while ( waiting.length > 0 ) {
			const fiber = waiting.pop();
			const client = fiber?.memoizedProps?.client;
			if ( client?.getQueryCache ) {
				const { length } = client.getQueryCache().getAll();
				if ( clear ) {
					client.clear();
				}
				return length;
			}
			if ( fiber ) {
				waiting.push( fiber.sibling, fiber.child );
			}
		}
		throw new Error( 'The app is not there.' );
	}, forget );
}

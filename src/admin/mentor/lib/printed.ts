import type { FactName } from './use-facts';

interface Printed {
	mentoriaiAdmin?: {
		mentor?: {
			towns: readonly string[];
			longest: Readonly< Record< FactName, number > >;
		};
	};
}

const printed = () => ( window as unknown as Printed ).mentoriaiAdmin?.mentor;

/** Cities of hubs, offered while someone types. */
export function townsInUse(): readonly string[] {
	return printed()?.towns ?? [];
}

/** How many characters of a fact are stored. */
export function longestOf( name: FactName ): number | undefined {
	return printed()?.longest[ name ];
}

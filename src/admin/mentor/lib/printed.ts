interface Printed {
	mentoriaiAdmin?: { mentor?: { towns: readonly string[] } };
}

/** Cities of hubs, offered while someone types. */
export function townsInUse(): readonly string[] {
	return ( window as unknown as Printed ).mentoriaiAdmin?.mentor?.towns ?? [];
}

/** Whether a page is about becoming a mentor: the one content page of the route table that is, in both languages. */
export function isForMentors( path: string ): boolean {
	return /\/kodel-verta-buti-mentoriumi/.test( path );
}

interface EventAdminData {
	/** Labels that events had before. */
	typeLabels: string[];
	/** Of the event's texts. */
	lang: string;
	/** The largest file the site takes, in words. */
	maxUpload: string;
	/** Absent for who may not make copies; of use once the event is saved. */
	duplicateUrl?: string;
	repeatUrl?: string;
}

declare global {
	interface Window {
		mentoriaiAdmin?: Partial< EventAdminData >;
	}
}

/** What the server printed for this screen (includes/Events/Admin/EventScreen.php). */
export function adminData(): EventAdminData {
	return {
		typeLabels: [],
		lang: 'lt',
		maxUpload: '',
		...window.mentoriaiAdmin,
	};
}

/** The little that we use of WordPress's packages whose types are not installed. */

declare module '@wordpress/editor' {
	import type { ComponentType, ReactNode } from 'react';

	interface PanelProps {
		name?: string;
		title?: string;
		className?: string;
		initialOpen?: boolean;
		children?: ReactNode;
	}

	export const PluginDocumentSettingPanel: ComponentType<
		PanelProps & { name: string }
	>;
	export const PluginPrePublishPanel: ComponentType< PanelProps >;
}

declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export function registerPlugin(
		name: string,
		settings: { render: ComponentType }
	): void;
}

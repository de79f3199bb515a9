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

declare module '@wordpress/blocks' {
	import type { ComponentType, ReactElement } from 'react';

	export interface BlockEditProps {
		attributes: Record< string, unknown >;
		setAttributes: ( change: Record< string, unknown > ) => void;
		isSelected: boolean;
		/** Absent where nothing may stand after it. */
		insertBlocksAfter?: ( blocks: readonly Block[] ) => void;
	}

	interface BlockVariation {
		name: string;
		isDefault?: boolean;
	}

	interface Block {
		name: string;
	}

	export interface Transform {
		type: string;
		/** WordPress asks no more of it than this. */
		regExp?: { test: ( text: unknown ) => boolean };
		transform?: (
			from: HTMLElement & { content: unknown }
		) => Block | Block[];
	}

	export interface Transforms {
		from?: readonly Transform[];
		to?: readonly Transform[];
	}

	export interface BlockSettings {
		supports?: Record< string, unknown >;
		attributes?: Record< string, unknown >;
		variations?: readonly BlockVariation[];
		transforms?: Transforms;
		styles?: ReadonlyArray< { name: string } >;
	}

	export function createBlock(
		name: string,
		attributes: Record< string, unknown >
	): Block;
	export function getBlockType( name: string ): { title: string } | undefined;
	export function unregisterBlockStyle( name: string, style: string ): void;

	/** Title, attributes and the rest come from the registration on the server. */
	export function registerBlockType(
		name: string,
		settings: {
			edit: ComponentType< BlockEditProps >;
			example: Readonly< Record< string, unknown > >;
			save: () => ReactElement | null;
		}
	): void;
}

declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode } from 'react';

	interface RichTextProps {
		tagName?: string;
		className?: string;
		value: string;
		onChange: ( value: string ) => void;
		placeholder?: string;
		allowedFormats?: readonly string[];
		disableLineBreaks?: boolean;
		/** Enter at the end of the text. */
		__unstableOnSplitAtEnd?: () => void;
		withoutInteractiveFormatting?: boolean;
		'aria-label'?: string;
	}

	interface MediaUploadProps {
		allowedTypes: readonly string[];
		value: number;
		onSelect: ( media: { id: number } ) => void;
		render: ( props: { open: () => void } ) => ReactNode;
	}

	export function useBlockProps(
		props?: HTMLAttributes< HTMLElement >
	): HTMLAttributes< HTMLElement >;
	export const InspectorControls: ComponentType< { children: ReactNode } >;
	export const RichText: ComponentType< RichTextProps >;
	export const MediaUpload: ComponentType< MediaUploadProps >;
	export const MediaUploadCheck: ComponentType< { children: ReactNode } >;
	export const InnerBlocks: { Content: ComponentType };
	export function useInnerBlocksProps(
		props: HTMLAttributes< HTMLElement >,
		options: {
			allowedBlocks: readonly string[];
			template?: ReadonlyArray< readonly [ string ] >;
		}
	): HTMLAttributes< HTMLElement >;
}

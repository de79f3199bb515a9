import domReady from '@wordpress/dom-ready';
import { __ } from '@wordpress/i18n';

/** WordPress's script of Quick Edit for terms. */
interface QuickEdit {
	edit: ( from: string | HTMLElement ) => boolean;
	save: ( from: string | HTMLElement ) => boolean;
	getId: ( element: HTMLElement ) => string;
}

interface OwnWindow {
	inlineEditTax?: QuickEdit;
	mentoriaiAdmin?: { fields?: { id: number; names: string[] }[] };
}

const own = window as unknown as OwnWindow;

const NAME_EN = 'mentoriai_name_en';
const NAMES = `input[name="tag-name"], input[name="name"], input[name="${ NAME_EN }"]`;

domReady( () => {
	place();
	refuseTwins();
	extendQuickEdit();
} );

/** Both languages of a name and of a description stand together. */
function place(): void {
	for ( const part of [ 'name', 'description' ] ) {
		const lithuanian = document.querySelector( `.term-${ part }-wrap` );
		const english = document.querySelector( `.mentoriai-${ part }-en` );
		if ( lithuanian && english ) {
			lithuanian.after( english );
		}
	}
	const quick = document.querySelector( '#inline-edit .mentoriai-quick-en' );
	if ( quick ) {
		document
			.querySelector( '#inline-edit .inline-edit-col label' )
			?.after( quick );
	}
	setText(
		'.term-name-wrap label',
		__( 'Name in Lithuanian', 'mentoriai-portal' )
	);
	setText(
		'.term-description-wrap label',
		__( 'Description in Lithuanian', 'mentoriai-portal' )
	);
	setText(
		'#inline-edit .inline-edit-col label .title',
		__( 'Lithuanian', 'mentoriai-portal' )
	);
}

function setText( selector: string, text: string ): void {
	const node = document.querySelector( selector );
	if ( node ) {
		node.textContent = text;
	}
}

/** Before WordPress's own scripts send the form. */
function refuseTwins(): void {
	const stop = ( event: Event ) => {
		const form = ( event.target as HTMLElement ).closest( 'form' );
		const id = Number(
			form?.querySelector< HTMLInputElement >( '[name="tag_ID"]' )?.value
		);
		if ( form && hasTwin( form, id || 0 ) ) {
			event.preventDefault();
			event.stopImmediatePropagation();
		}
	};
	document
		.querySelector( '#addtag #submit' )
		?.addEventListener( 'click', stop, { capture: true } );
	document
		.querySelector( '#edittag' )
		?.addEventListener( 'submit', stop, { capture: true } );
}

/** Says so at each name that is another field’s, and goes to the first. */
function hasTwin( form: HTMLElement, id: number ): boolean {
	const taken = ( own.mentoriaiAdmin?.fields ?? [] )
		.filter( ( field ) => field.id !== id )
		.flatMap( ( { names } ) => names.map( folded ) );
	const wrong = [
		...form.querySelectorAll< HTMLInputElement >( NAMES ),
	].filter( ( input ) => {
		const twin = taken.includes( folded( input.value ) );
		mark( input, twin );
		return twin;
	} );
	wrong[ 0 ]?.focus();
	return wrong.length > 0;
}

function mark( input: HTMLInputElement, twin: boolean ): void {
	const id = `mentoriai-twin-${ input.name }`;
	const parent = input.parentElement;
	parent?.querySelector( `#${ id }` )?.remove();
	input.closest( '.form-field' )?.classList.toggle( 'form-invalid', twin );
	const others = ( input.getAttribute( 'aria-describedby' ) ?? '' )
		.split( ' ' )
		.filter( ( name ) => name && name !== id );
	input.setAttribute( 'aria-invalid', String( twin ) );
	if ( twin ) {
		const message = document.createElement( 'p' );
		message.id = id;
		message.className = 'mentoriai-twin';
		message.style.color = '#b32d2e';
		message.textContent = __(
			'Another field has this name. Choose another name, or merge the two.',
			'mentoriai-portal'
		);
		input.after( message );
		others.push( id );
	}
	input.setAttribute( 'aria-describedby', others.join( ' ' ) );
}

function folded( name: string ): string {
	return name.trim().toLocaleLowerCase( 'lt' );
}

/** WordPress fills in the name and the slug; the English name stands in the row. */
function extendQuickEdit(): void {
	const quick = own.inlineEditTax;
	if ( ! quick ) {
		return;
	}
	const { edit, save } = quick;
	const idOf = ( from: string | HTMLElement ) =>
		typeof from === 'object' ? quick.getId( from ) : from;
	quick.edit = ( from ) => {
		const id = idOf( from );
		const done = edit.call( quick, from );
		const input = document.querySelector< HTMLInputElement >(
			`#edit-${ id } input[name="${ NAME_EN }"]`
		);
		if ( input ) {
			input.value =
				document.querySelector( `#tag-${ id } .mentoriai-name-en-text` )
					?.textContent ?? '';
		}
		return done;
	};
	quick.save = ( from ) => {
		const id = idOf( from );
		const row = document.querySelector< HTMLElement >( `#edit-${ id }` );
		return row && hasTwin( row, Number( id ) )
			? false
			: save.call( quick, from );
	};
}

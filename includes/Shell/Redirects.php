<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * Leads from where something was to where it is. Only a path that is 404 is looked up, so what is there now wins;
 * and only a page that answers is led to, so that no one goes round in a circle.
 */
final readonly class Redirects {

	public function __construct(
		private Resolver $resolver,
		private PageComposer $composer,
		private OldUrlRepository $old,
		private Pages $pages
	) {}

	/** Action `template_redirect`, of a page that is 404. */
	public function follow(): void {
		$url = $this->target( Locale::request_path() );
		if ( null !== $url ) {
			$query = isset( $_SERVER['QUERY_STRING'] ) && is_string( $_SERVER['QUERY_STRING'] ) ? (string) sanitize_text_field( wp_unslash( $_SERVER['QUERY_STRING'] ) ) : '';
			wp_safe_redirect( '' === $query ? $url : "$url?$query", 301, 'Mentoriai' );
			exit;
		}
	}

	/** The absolute address of what was at a path; null when nothing was, or it is gone. */
	public function target( string $path ): ?string {
		[ $lang, $plain, $inner ] = Resolver::split( $path );
		// Nothing ever was there, and the database refuses to look.
		if ( ! mb_check_encoding( $plain, 'UTF-8' ) ) {
			return null;
		}
		$to = $this->post( $inner, $lang ) ?? $this->page( $plain, $inner, $lang );
		if ( null === $to || trim( $to, '/' ) === $plain ) {
			return null;
		}
		$resolved = $this->resolver->resolve( $to );
		return null !== $resolved && 200 === $this->composer->compose( $resolved, new ListQuery() )->status ? PortalUrls::home( $to ) : null;
	}

	private function post( string $inner, Lang $lang ): ?string {
		$parts = explode( '/', $inner );
		$type  = 2 === count( $parts ) ? SearchEngines::POST_TYPES[ $parts[0] ] ?? null : null;
		$found = null === $type ? null : $this->old->post( $type, (string) sanitize_title( $parts[1] ), $lang );
		return null === $found ? null : $lang->prefix() . '/' . $parts[0] . '/' . $found['slug'];
	}

	private function page( string $plain, string $inner, Lang $lang ): ?string {
		$page = $this->pages->get( '' === $plain ? 0 : $this->old->page( $plain ) );
		if ( null !== $page ) {
			return $page->path;
		}
		$page = Lang::En === $lang && '' !== $inner ? $this->pages->get( $this->old->page( $inner ) ) : null;
		return null === $page ? null : ( $this->pages->translation( $page, $lang )->path ?? $lang->prefix() . $page->path );
	}
}

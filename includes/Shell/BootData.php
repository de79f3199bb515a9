<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Accounts\PasswordRule;
use MentoriaiPortal\Analytics\AnalyticsConfig;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\ScriptTexts;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Services;
use MentoriaiPortal\SocialSignIn\SignInOptions;

/**
 * What the app finds in the page (src/lib/boot.ts has its shape). Nothing of a user is in it, so that page caches
 * may keep it.
 */
final readonly class BootData {

	public function __construct(
		private Services $core,
		private Pages $pages,
		private RouterPages $router,
		private Menus $menus,
		private Footer $footer,
		private AnalyticsConfig $analytics,
		private SignInOptions $sign_in
	) {}

	/** The JSON of a page, safe inside a script element. */
	public function json( PortalPage $page ): string {
		return (string) wp_json_encode( $this->of( $page ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/** @return array<string, mixed> */
	private function of( PortalPage $page ): array {
		$lang = $page->resolved->lang;
		return array(
			'lang'        => $lang->value,
			'restUrl'     => PortalUrls::rest( 'data/v1/' ),
			'basePath'    => rtrim( (string) wp_parse_url( PortalUrls::home(), PHP_URL_PATH ), '/' ),
			'assetsUrl'   => $this->core->url( 'assets/' ),
			'texts'       => (object) ScriptTexts::urls( $this->core, $lang->locale() ),
			'status'      => $page->status,
			'alternates'  => $page->alternates,
			'pages'       => $this->router->in( $lang ),
			'aliases'     => (object) $this->aliases( $lang ),
			'screensOff'  => $this->screens_off(),
			'menu'        => array(
				'status' => true,
				'menu'   => $this->menus->in( $lang ),
				'footer' => $this->footer->in( $lang ),
			),
			'replies'     => $page->replies,
			'settings'    => $this->settings( $lang, $page->is_preview ),
		);
	}

	/**
	 * Paths of content pages that work besides their own: a Lithuanian path after `/en`.
	 *
	 * @return array<string, int> Path to page id.
	 */
	private function aliases( Lang $lang ): array {
		$aliases = array();
		foreach ( Lang::En === $lang ? $this->pages->in( Lang::Lt ) : array() as $page ) {
			$path = '/en' . $page->path;
			$on   = $page->screen?->facts()->is_on( $this->core->settings ) ?? true;
			if ( $on && Screen::Home !== $page->screen && null === $this->pages->find_by_path( $path ) ) {
				$aliases[ $path ] = ( $this->pages->translation( $page, $lang ) ?? $page )->id;
			}
		}
		return $aliases;
	}

	/** @return list<string> Names of src/api/generated/screens.ts. */
	private function screens_off(): array {
		$off = array_filter( array( ...Screen::cases(), ...PageKind::cases() ), fn ( Screen|PageKind $screen ): bool => false === $screen->facts()?->is_on( $this->core->settings ) );
		return array_column( $off, 'value' );
	}

	/** @return array<string, mixed> */
	private function settings( Lang $lang, bool $is_preview ): array {
		$password = PasswordRule::in_force( $this->core->settings );
		return array(
			'siteName'   => ( new SiteName( $this->core->settings ) )->text(),
			'password'   => array(
				'min' => $password->min,
				'max' => $password->max,
			),
			'privacyUrl' => $this->pages->privacy_policy( $lang )?->url() ?? '',
			'analytics'  => $is_preview ? null : $this->analytics->public_values(),
			'rulesUrl'   => $this->pages->rules( $lang )?->url() ?? '',
		) + $this->sign_in->public_values();
	}
}

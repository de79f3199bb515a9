<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Services;

/**
 * The settings as the person in front of the screen may see and change them.
 */
final readonly class SettingsForm {

	/** What may stand for a setting that a person must not change. */
	private const FORBIDDEN = 'forbidden';

	/** @param SettingChanges $changes Told of what is stored elsewhere. */
	public function __construct( private Catalogue $catalogue, private Settings $settings, private RateLimiter $limiter, private Db $db, private SettingChanges $changes ) {}

	public static function of_the_portal( Services $core ): self {
		$catalogue = Catalogue::of_the_portal();
		return new self( $catalogue, $core->settings, $core->limiter, $core->db, new SettingChanges( $core->activity, $catalogue ) );
	}

	/** Whether the current user may change any of them. */
	public function is_open(): bool {
		return array() !== $this->own();
	}

	/**
	 * @return array{tabs: list<array<string, mixed>>, values: array<string, mixed>, stored: list<string>, limits: list<array{label: string, max: int, seconds: int}>}
	 *         `stored` names the secrets that are set.
	 */
	public function present(): array {
		$own = $this->own();
		return array(
			'tabs'   => self::tabs( $own ),
			'values' => $this->values( $own ),
			'stored' => array_values(
				array_map(
					static fn ( Setting $setting ): string => $setting->name,
					array_filter( $own, fn ( Setting $setting ): bool => $setting->secret && '' !== $this->value( $setting ) )
				)
			),
			'limits' => current_user_can( Setting::MANAGE ) ? $this->limits() : array(),
		);
	}

	/**
	 * Stores what was sent, all of it or nothing. What is not declared is dropped; what a choice made meaningless
	 * (the site number of a provider not in use) is left as it was.
	 *
	 * @param array<mixed> $sent Name to value.
	 * @throws InvalidInput Path to message key.
	 */
	public function save( array $sent ): void {
		$changes = array();
		$errors  = array();
		$sent   += $this->implied( $sent );
		foreach ( $this->catalogue->settings as $setting ) {
			if ( ! array_key_exists( $setting->name, $sent ) && ! $this->is_asked_for( $setting, $sent ) ) {
				continue;
			}
			if ( ! current_user_can( $setting->capability ) ) {
				$errors[ $setting->name ] = self::FORBIDDEN;
				continue;
			}
			$value = array_key_exists( $setting->name, $sent ) ? $sent[ $setting->name ] : $this->value( $setting );
			if ( ! $this->is_shown( $setting, $sent ) || ( $setting->secret && '' === $value ) ) {
				continue;
			}
			try {
				$changes[ $setting->name ] = self::read( $setting, $value );
			} catch ( InvalidInput $wrong ) {
				foreach ( $wrong->fields as $path => $key ) {
					$errors[ rtrim( $setting->name . '.' . $path, '.' ) ] = $key;
				}
			}
		}
		if ( array() !== $errors ) {
			throw new InvalidInput( $errors );
		}
		// What is written down about it is stored with it or not at all.
		$this->db->transaction_with( Settings::OPTION, fn () => $this->store( $changes ) );
	}

	/** @param array<string, mixed> $changes */
	private function store( array $changes ): void {
		foreach ( $this->catalogue->settings as $setting ) {
			if ( null !== $setting->elsewhere && array_key_exists( $setting->name, $changes ) ) {
				$this->store_elsewhere( $setting->name, $setting->elsewhere, $changes[ $setting->name ] );
				unset( $changes[ $setting->name ] );
			}
		}
		$this->settings->update( $changes );
	}

	private function store_elsewhere( string $name, StoredElsewhere $elsewhere, mixed $value ): void {
		$old = ( $elsewhere->read )();
		if ( $old !== $value ) {
			( $elsewhere->store )( $value );
			$this->changes->changed( $name, $old, ( $elsewhere->read )() );
		}
	}

	/**
	 * What a choice that is being made asks for, where nothing else was sent.
	 *
	 * @param array<mixed> $sent
	 * @return array<string, string>
	 */
	private function implied( array $sent ): array {
		$implied = array();
		foreach ( $this->catalogue->settings as $setting ) {
			$by = $setting->implied;
			if ( null !== $by && ( $sent[ $by->name ] ?? null ) === $by->value && $this->settings->stored( $by->name ) !== $by->value ) {
				$implied[ $setting->name ] = $by->to;
			}
		}
		return $implied;
	}

	/**
	 * Whether a choice that was sent asks for this setting, which was not sent itself.
	 *
	 * @param array<mixed> $sent
	 */
	private function is_asked_for( Setting $setting, array $sent ): bool {
		return null !== $setting->when && array_key_exists( $setting->when[0], $sent ) && $this->is_shown( $setting, $sent );
	}

	/** @param array<mixed> $sent */
	private function is_shown( Setting $setting, array $sent ): bool {
		if ( null === $setting->when ) {
			return true;
		}
		[ $name, $value ] = $setting->when;
		return ( array_key_exists( $name, $sent ) ? $sent[ $name ] : $this->settings->stored( $name ) ) === $value;
	}

	/** @throws InvalidInput */
	private static function read( Setting $setting, mixed $value ): mixed {
		if ( null === $value || '' === $value ) {
			return $setting->rule->is_required() ? throw InvalidInput::because( 'required' ) : $setting->rule->blank();
		}
		return $setting->rule->read( $value, false );
	}

	/** @return list<Setting> Those that the current user may change. */
	private function own(): array {
		return array_values( array_filter( $this->catalogue->settings, static fn ( Setting $setting ): bool => current_user_can( $setting->capability ) ) );
	}

	/** As stored; 0 for a picture that the site does not show any more, which would be refused if it came back. */
	public function value( Setting $setting ): mixed {
		$value = null === $setting->elsewhere ? $this->settings->stored( $setting->name ) : ( $setting->elsewhere->read )();
		return Control::Image === $setting->control && ! Images::is_public( is_int( $value ) ? $value : 0 ) ? 0 : $value;
	}

	/**
	 * @param list<Setting> $settings
	 * @return array<string, mixed>
	 */
	private function values( array $settings ): array {
		$values = array();
		foreach ( $settings as $setting ) {
			$values[ $setting->name ] = $setting->secret ? '' : $this->value( $setting );
		}
		return $values;
	}

	/**
	 * @param list<Setting> $settings
	 * @return list<array<string, mixed>>
	 */
	private static function tabs( array $settings ): array {
		$tabs = array();
		foreach ( Tab::cases() as $tab ) {
			$fields = array_values( array_filter( $settings, static fn ( Setting $setting ): bool => $tab === $setting->tab ) );
			if ( array() !== $fields ) {
				$tabs[] = array(
					'name'   => $tab->value,
					'title'  => $tab->title(),
					'fields' => array_map( static fn ( Setting $setting ): array => $setting->describe(), $fields ),
				);
			}
		}
		return $tabs;
	}

	/** @return list<array{label: string, max: int, seconds: int}> */
	private function limits(): array {
		$limits = array();
		foreach ( $this->limiter->rules() as $name => [ $max, $seconds ] ) {
			$limits[] = array(
				'label'   => Texts::of_limit( $name ),
				'max'     => $max,
				'seconds' => $seconds,
			);
		}
		return $limits;
	}
}
